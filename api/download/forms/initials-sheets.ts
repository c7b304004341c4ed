import { twoLetterNames } from '../../../contract/nsdl-pan/names.ts'
import { bullets, type Form, text } from '../printed-document.ts'

export const writingInitials: Form = {
  title: 'How to write initials in a name',
  about: 'For every name on Form 93, Form 94, PAN CR-01 and PAN CR-02.',
  sections: [
    {
      title: 'The rules',
      parts: [
        bullets(
          'Last name and first name are written in full. A single letter is never accepted there.',
          'Two letters are accepted only if they are on the valid initials name sheet.',
          'The middle name may be one single letter.',
          'A name of one word goes into the last name; first and middle name stay empty.',
          'The name must be the one in Aadhaar. If Aadhaar shows an initial, have Aadhaar corrected first or ask the office.',
          'Leave out Shri, Smt, Kumari, Late, Dr, Major, Captain, Alias and M/s.',
          'The name on the card may shorten first and middle name, but carries the whole last name.',
          'A married woman writes the name of her father, never of her husband.',
        ),
      ],
    },
    {
      title: 'Examples (all invented)',
      parts: [
        {
          kind: 'table',
          head: ['The person says', 'Last name', 'First name', 'Middle name'],
          rows: [
            ['Ravi Kumar Namuna', 'NAMUNA', 'RAVI', 'KUMAR'],
            ['R. K. Namuna', 'NAMUNA', 'RAVI (ask for the full name)', 'K or KUMAR'],
            ['Ravikant', 'RAVIKANT', '', ''],
            ['Namuna S. (S. for Suresh)', 'SURESH', 'NAMUNA', ''],
            ['Dr Meena A. Udaharan', 'UDAHARAN', 'MEENA', 'A'],
            ['Om Prakash', 'PRAKASH', 'OM (on the sheet)', ''],
            ['Smt Li Misal', 'MISAL', 'LI (on the sheet)', ''],
            ['Md. Arif Misal', 'MISAL', 'MOHAMMED', 'ARIF'],
          ],
        },
      ],
    },
    {
      title: 'Refused',
      parts: [
        {
          kind: 'table',
          head: ['Written', 'Why', 'Instead'],
          rows: [
            ['Last name S', 'a single letter', 'the whole name that S stands for'],
            ['First name RK', 'two letters that are not on the sheet', 'RAVI, and KUMAR as middle name'],
            ['Middle name K R', 'two initials', 'one letter, or the names in full'],
            ['First name DR MEENA', 'a title', 'MEENA'],
            ['Last name NAMUNA ALIAS MISAL', 'two names at once', 'one here, the other under other names'],
          ],
        },
      ],
    },
  ],
}

export const validInitials: Form = {
  title: 'Valid initials name sheet',
  about: 'Names of two letters that are accepted as a first or last name. Any other two letters count as initials.',
  sections: [
    { title: `The ${twoLetterNames.length} names`, parts: [{ kind: 'grid', words: twoLetterNames }] },
    {
      title: 'How to use it',
      parts: [
        text(
          'If the name is on the sheet and is the same in Aadhaar, write it as it is. If it is not, ask what the letters stand for and write that in full.',
        ),
        text('A single letter is accepted as a middle name only, and only one.'),
      ],
    },
  ],
}
