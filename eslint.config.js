import hooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

/** Few rules, all of them errors: what a rule cannot decide is left to the reader. */
export default tseslint.config(
  { ignores: ['dist', '.data', '.cache', 'node_modules', '**/*.js', '**/*.cjs'] },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/require-await': 'off',
      'no-console': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 12],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: {
      ...hooks.configs.recommended.rules,
      'no-restricted-syntax': [
        'error',
        ...[
          'CallExpression[callee.name=/^use(Layout|Insertion)?Effect$/] > ArrowFunctionExpression',
          'JSXAttribute[name.name=ref] > JSXExpressionContainer > ArrowFunctionExpression',
        ]
          .flatMap((called) => [
            `${called}[expression=true]`,
            `${called} > BlockStatement ReturnStatement`,
          ])
          .flatMap((place) =>
            ['', '> ChainExpression', '> LogicalExpression', '> ConditionalExpression'].map(
              (inside) => `${place} ${inside} > CallExpression[callee.type=MemberExpression]`,
            ),
          )
          .map((selector) => ({
            selector,
            message:
              'React calls what an effect or a ref returns when it ends. Newer browsers return a promise here: put it in braces.',
          })),
      ],
    },
  },
  {
    // What reads lists of the courts and texts of parties takes time in proportion to their length.
    files: ['{contract,db,domain,import,indexer}/**/*.ts'],
    ignores: ['**/*.test.ts'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': 'error',
    },
  },
  {
    // Time is always passed in: the rules never read the clock.
    files: ['domain/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Pass `now` in.',
        },
        {
          selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          message: 'Pass `now` in.',
        },
      ],
    },
  },
);
