import { expect, it } from 'vitest'
import { keysOf } from '../kernel/keys-of.ts'
import { sealedFields } from './draft.ts'
import { factsOf, fieldsOfGroup, fieldsOfSection, panFieldNames } from './fields.ts'
import { sectionNames, stepGroups } from './form-places.ts'
import { paperParts } from './paper-parts.ts'

const rowsOf = (field: (typeof panFieldNames)[number]) => {
  const { paper } = factsOf(field)
  return 'none' in paper ? [] : paper
}

it('a field that stands behind another stands in the group of that one', () => {
  for (const field of panFieldNames)
    for (const { group, after } of factsOf(field).screen) {
      const names: readonly string[] = fieldsOfGroup(group)
      if (after) expect([field, names[names.indexOf(field) - 1]]).toEqual([field, after])
    }
})

it('no line of a printed form is given to more than two fields', () => {
  const lines = panFieldNames.flatMap(rowsOf).map(({ part, line }) => `${part} ${line}`)
  for (const line of lines) expect([line, lines.filter((one) => one === line).length <= 2]).toEqual([line, true])
})

it('every group, every part that is read and every part on paper has a field', () => {
  for (const group of keysOf(stepGroups)) expect([group, fieldsOfGroup(group).length > 0]).toEqual([group, true])
  for (const section of sectionNames) expect([section, fieldsOfSection(section).length > 0]).toEqual([section, true])
  const printed = panFieldNames.flatMap(rowsOf).map(({ part }) => part)
  expect(new Set(printed)).toEqual(new Set(keysOf(paperParts)))
})

it('a field that says it is sealed is one that the server seals', () => {
  expect(panFieldNames.filter((field) => factsOf(field).sealed)).toEqual([...sealedFields])
})
