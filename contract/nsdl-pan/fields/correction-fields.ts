import * as z from 'zod/mini'
import { checkTexts } from '../../../texts/en/checks.ts'
import { panFieldsTexts } from '../../../texts/en/pan-fields.ts'
import { capitals } from '../../form/field-kinds.ts'
import { keysOf } from '../../kernel/keys-of.ts'
import {
  changesFor,
  givesBack,
  warnOfLetter,
  wrongChanges,
  wrongPanInUse,
  wrongSurrender,
} from '../check-correction.ts'
import { isCorrection, takesAnything } from '../check-facts.ts'
import { panChanges } from '../choices.ts'
import { asTicks, asYesOrNo, choicesOf, halfLine, inBoxes, inCapitals, several, tick } from '../field-kinds.ts'

const correction = { section: 'Correction', asked: isCorrection } as const

const changeWords = (changes: readonly (keyof typeof panChanges)[]) =>
  Object.fromEntries(changes.map((change) => [change, panChanges[change]]))

const mostPans = [0, 1, 2, 3]

/** The PAN in use, and what shall change on it. */
export const correctionFields = {
  panNo: inCapitals(10, {
    ...correction,
    read: panFieldsTexts.existingPan,
    label: panFieldsTexts.panInUse,
    hint: panFieldsTexts.tenCharacters,
    wanted: true,
    check: wrongPanInUse,
    warn: warnOfLetter,
    screen: [{ group: 'pan-in-use' }],
    paper: [inBoxes(['request', 1], 'Permanent account number', { boxes: halfLine })],
    reasons: ['DUPLICATE-PAN'],
  }),
  changes: several(
    z._default(z.array(z.enum(keysOf(panChanges), { error: checkTexts.invalid })).check(z.maxLength(10)), []),
    {
      ...correction,
      read: panFieldsTexts.whatChanges,
      hint: panFieldsTexts.fillInTheWholeForm,
      choices: choicesOf(panChanges),
      offered: ({ category }) => choicesOf(changeWords(changesFor(category))),
      wanted: false,
      check: wrongChanges,
      screen: [{ group: 'changes' }],
      paper: [
        asTicks(['request', 2], 'To be changed', { ticks: ({ category }) => changeWords(changesFor(category)) }),
        asYesOrNo(['request', 3], 'Only a new card', {
          write: (changes) => (changes.length === 0 ? 'yes' : ''),
        }),
      ],
      reasons: ['CORRECTION-UNTICKED'],
    },
  ),
  cardLost: tick({
    ...correction,
    read: panFieldsTexts.theCardIsLost,
    label: panFieldsTexts.theCardIsLostOrStolen,
    wanted: false,
    check: takesAnything,
    screen: [
      {
        group: 'pan-in-use',
        label: panFieldsTexts.lostOrStolenWithFir,
      },
    ],
    paper: [asYesOrNo(['request', 3], 'Card lost')],
  }),
  surrender: several(z._default(z.array(capitals(10)).check(z.maxLength(4)), []), {
    ...correction,
    read: panFieldsTexts.pansToGiveBack,
    wanted: givesBack,
    check: wrongSurrender,
    screen: [{ group: 'surrender', when: givesBack }],
    paper: mostPans.map((at) =>
      inBoxes(['request', 4 + at], `PAN ${at + 1} to give back`, {
        boxes: halfLine,
        when: 'filled',
        write: (pans) => pans.filter(Boolean)[at] ?? '',
      }),
    ),
  }),
}
