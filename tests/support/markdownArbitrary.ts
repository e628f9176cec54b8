import { fc } from '@tests/support/fastCheck';

/** Generates markdown of marks, words and line ends in any order. */
export const markdownArbitrary = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom('butter', 'soy sauce', 'soy', ' sauce', 'a', '7', ' ', '  ') },
      {
        weight: 4,
        arbitrary: fc.constantFrom(
          ...[
            '\n',
            '\n\n',
            '  \n',
            '\r\n',
            '\\\n',
            '\n- ',
            '\n1. ',
            '\n3) ',
            '\n   ',
            '\n      ',
            '\n# ',
            '\n### ',
          ],
          ...[
            '\n> ',
            '\n---\n',
            '\n===\n',
            '\n```\n',
            '\n~~~md\n',
            '\n[a]: https://example.com\n',
            '\n<div>\n',
          ],
        ),
      },
      {
        weight: 4,
        arbitrary: fc.constantFrom(
          ...[
            '*',
            '**',
            '***',
            '_',
            '__',
            '`',
            '``',
            '\\',
            '\\*',
            '&amp;',
            '&frac12;',
            '&#10;',
            '&#32;',
            '<b>',
            '<!-- ',
          ],
          ...[
            '[',
            ']',
            '(',
            ')',
            '![',
            '](https://example.com)',
            '[a]',
            '![butter][a]',
            '<https://a.b>',
            'Step 1: ',
            '🧈',
          ],
        ),
      },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 5 }) },
    ),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(''));
