import type { Pastes } from './pastes.ts';

/** Words that are copied without HTML. */
export const PLAIN_TEXT: Pastes = {
  'lines become': [
    [
      'sentences that a PDF breaks, with divided words',
      'The candidates shall report to the col-\nlege office on 5 December 2026 for the veri\ufb01cation\nof original certi\ufb01cates. Late comers will\nnot be admitted.',
      'The candidates shall report to the college office on 5 December 2026 for the verification of original certificates. Late comers will not be admitted.',
      ['Broken lines were joined; check the words that were divided.'],
    ],
    [
      'sentences in Malayalam',
      'പ്രവേശനത്തിന് അപേക്ഷിച്ച വിദ്യാർഥികൾ തങ്ങളുടെ അസൽ സർട്ടിഫിക്കറ്റുകളുമായി\nഡിസംബർ അഞ്ചിന് കോളേജ് ഓഫീസിൽ ഹാജരാകണം.',
      'പ്രവേശനത്തിന് അപേക്ഷിച്ച വിദ്യാർഥികൾ തങ്ങളുടെ അസൽ സർട്ടിഫിക്കറ്റുകളുമായി ഡിസംബർ അഞ്ചിന് കോളേജ് ഓഫീസിൽ ഹാജരാകണം.',
      ['Broken lines were joined; check the words that were divided.'],
    ],
    [
      'items that go on in the next line, not those that follow',
      '1. The candidate shall bring the original certificates to the\noffice on 5 December.\n2. Pay the fee.',
      '1. The candidate shall bring the original certificates to the office on 5 December.\n2. Pay the fee.',
      ['Broken lines were joined; check the words that were divided.'],
    ],
    [
      'lines of an address, as they are',
      'Government Engineering College, Kannur, Dharmasala P.O.\nKannur 670563\nphone 0497 2780225',
      'Government Engineering College, Kannur, Dharmasala P.O.\n\nKannur 670563\n\nphone 0497 2780225',
    ],
    [
      'Markdown of a chat bot',
      '# Notice\n\n## **Fees**\n\n| Item | Fee |\n|---|---:|\n| A | 1 |\n\n```\ncode\n```\n> Pay\n\n- [x] done\n- [ ] task\n\n1. one\n   - inner\n2. two\n\nSee [KTU](https://ktu.edu.in)【1†source】.',
      '## Notice\n\n## Fees\n\n:::table[Fees]\n| Item | Fee |\n| - | - |\n| A | 1 |\n:::\n\ncode\n\nPay\n\n- done\n- task\n\n1. one\n   - inner\n2. two\n\nSee [KTU](https://ktu.edu.in).',
      ['Ticks of a list left out, its words stay.'],
    ],
    [
      'struck words of WhatsApp, which are named; not numbers after a sign for “about”',
      '~Tomorrow~ Today at 4 pm\n~5 to ~10 km, https://ktu.example/~kumar/~old',
      'Tomorrow Today at 4 pm\n\n\\~5 to ~10 km, [https://ktu.example/~kumar/~old](https://ktu.example/~kumar/~old)',
      [
        'These words were struck out and are now ordinary text; delete them if they are no longer valid: Tomorrow',
      ],
    ],
    [
      'the mail that an answer quotes, as they are',
      'Noted.\n\nOn Mon, 30 Nov 2026 at 10:12, KTU <audit@ktu.example>\nwrote:\n\nConfirm.',
      'Noted.\n\nOn Mon, 30 Nov 2026 at 10:12, KTU <[audit@ktu.example](mailto:audit@ktu.example)>\n\nwrote:\n\nConfirm.',
      [
        'Lines of another mail, with its sender, stand in the text; delete what the page is not to show.',
      ],
    ],
    ['a number with its sign', '# 12, Main road\nKannur', '\\# 12, Main road\n\nKannur'],
    [
      'a cell of two lines',
      'A\t"Line 1\nLine ""2"""\nB\t2',
      ':::table[Table]\n| A | Line 1 Line "2" |\n| - | - |\n| B | 2 |\n:::',
    ],
    ['items with stars, and those of Word inside others', '* one\n* two', '- one\n- two'],
    [
      'items of Word inside others',
      '·\tMarks list\no\tof Plus Two',
      '- Marks list\n  - of Plus Two',
    ],
    ['words without signs of a machine', 'One\u0007 Tw\u0001o', 'One Two'],
    ['a tick of Word as a sign', '\uf0b7 Form\n\uf0fc Fee', '- Form\n\n✓ Fee'],
    ['line ends of Word', 'One\vTwo\u2028Three', 'One\n\nTwo\n\nThree'],
  ],
};
