// What the type checker (tsconfig.json) does not say of the page's own scripts.
const rules = {
  eqeqeq: "error",
  "no-empty": "error",
  "no-implicit-globals": "error",
  "no-shadow": "error",
  "no-unused-vars": "error",
  "no-use-before-define": ["error", { functions: false, variables: false }],
  "no-useless-assignment": "error",
  "no-var": "error",
  "prefer-const": "error",
};

export default [{ files: ["assets/**/*.{js,mjs}"], linterOptions: { reportUnusedDisableDirectives: "error" }, rules }];
