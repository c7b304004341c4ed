import { expect, it } from 'vitest'
import { isWanted } from './form/check-fields.ts'
import {
  fieldsOfSection,
  fieldsOfStep,
  registrationField,
  registrationFieldNames,
  registrationSections,
} from './registration-fields.ts'

const question = { idTypes: [] }

it('every field of a registration is asked on one step and read in one part', () => {
  const asked = [...fieldsOfStep('person'), ...fieldsOfStep('shop')]
  expect([...asked].sort()).toEqual([...registrationFieldNames].sort())
  expect(registrationSections.flatMap(fieldsOfSection).sort()).toEqual([...registrationFieldNames].sort())
})

it('a field has a star if the server refuses it empty, and only then', () => {
  for (const name of registrationFieldNames) {
    const field = registrationField(name)
    expect([name, isWanted(field, question)]).toEqual([name, field.check('', question) !== undefined])
  }
})

it('the shop is asked by name and ID type, and its place from the pincode down', () => {
  expect(fieldsOfStep('shop').join(' ')).toBe('shopName idType address1 address2 address3 pin state district')
})

it('a field that stands behind another stands right behind that one', () => {
  for (const name of registrationFieldNames)
    for (const { group, after } of registrationField(name).screen) {
      const names: readonly string[] = fieldsOfStep(group)
      if (after) expect([name, names[names.indexOf(name) - 1]]).toEqual([name, after])
    }
})

it('only what proves who somebody is leaves the browser with its tab', () => {
  expect(registrationFieldNames.filter((name) => registrationField(name).leavesWithTab)).toEqual(['dob', 'panNo'])
})
