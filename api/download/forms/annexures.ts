import {
  boxes,
  bullets,
  choice,
  dayBoxes,
  type Form,
  letters,
  line,
  type Section,
  signature,
  text,
} from '../printed-document.ts'

const person: Section = {
  title: 'The person this is about',
  parts: [
    letters('Full name', 'name', 2),
    letters('Father or mother', 'parent', 2),
    dayBoxes('Date of birth', 'born'),
    line('Residence', 'address1'),
    line('', 'address2'),
    line('', 'address3'),
    line('Known to me since', 'since'),
  ],
}

const pasted =
  'Paste a recent photograph in each box above. Sign and stamp half on the photograph and half on the paper.'

/** Certificate of identity by someone in public office. */
export const annexureA: Form = {
  code: 'Annexure-A',
  title: 'Certificate of identity and address for a PAN application',
  about:
    'Given by a member of parliament or of a legislature, a municipal councillor or a gazetted officer. The original is enclosed.',
  photos: true,
  sections: [
    person,
    {
      title: 'Who certifies',
      parts: [
        letters('Full name', 'officerName', 2),
        choice('Office held', 'office', [
          'Member of Parliament',
          'Member of Legislative Assembly',
          'Municipal Councillor',
          'Gazetted Officer',
        ]),
        line('Department and posting', 'posting'),
        line('Office address', 'officeAddress'),
        line('Identity card number', 'officerCard'),
        boxes('Telephone', 'telephone', { groups: [5, 8] }),
      ],
    },
    {
      title: 'Certificate',
      keep: 150,
      parts: [
        text(
          'I know the person named above. The name, the parent, the date of birth and the address are right, and the photographs on this paper show that person.',
        ),
        line('Place', 'place'),
        dayBoxes('Date', 'signedOn'),
        signature('Signature and stamp of the office', 'signature'),
      ],
    },
    {
      title: 'Before you hand it in',
      parts: [
        bullets(
          pasted,
          'A copy of the identity card of the person who certifies is enclosed.',
          'Only the original is accepted. Corrections are signed beside them.',
        ),
      ],
    },
  ],
}

/** Certificate by a bank or an employer. */
export const annexureB: Form = {
  code: 'Annexure-B',
  title: 'Certificate of a bank or an employer for a PAN application',
  about:
    'Copied to the letterhead of the bank branch or the employer. A bank certifies identity, an employer the address.',
  photos: true,
  sections: [
    { title: 'Given by', parts: [choice('Tick one', 'by', ['Bank branch', 'Employer'])] },
    person,
    {
      title: 'Bank account (only a bank)',
      parts: [
        letters('Account number', 'account'),
        dayBoxes('Opened on', 'opened'),
        boxes('IFSC of the branch', 'ifsc', { groups: [4, 7] }),
      ],
    },
    {
      title: 'Employment (only an employer)',
      parts: [
        line('Post held', 'post'),
        letters('Staff number', 'staffNumber'),
        dayBoxes('Employed since', 'employed'),
        boxes('TAN of the employer', 'tan', { groups: [10] }),
      ],
    },
    {
      title: 'Certificate',
      keep: 150,
      parts: [
        text(
          'The facts above agree with our records on the day of this certificate, and the photographs on this paper show the person.',
        ),
        line('Name and post of the officer', 'officer'),
        line('Branch or firm, address', 'branch'),
        line('Place', 'place'),
        dayBoxes('Date', 'signedOn'),
        signature('Signature, staff number and stamp', 'signature'),
      ],
    },
    {
      title: 'Before you hand it in',
      parts: [bullets(pasted, 'Only the original is accepted.')],
    },
  ],
}
