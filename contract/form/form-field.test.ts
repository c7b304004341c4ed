import { expect, it } from 'vitest'
import { fieldKinds } from './field-kinds.ts'
import type { FieldPlace, FormShape } from './form-field.ts'

interface Shape extends FormShape {
  question: { draft: { name: string } }
  draft: { name: string }
  group: 'who'
  section: 'Who'
  paper: 'person'
}
const { typed } = fieldKinds<Shape>()

const whole: FieldPlace<Shape, string> = {
  read: 'Name',
  section: 'Who',
  asked: () => true,
  wanted: true,
  check: () => undefined,
  screen: [{ group: 'who' }],
  paper: [{ part: 'person', line: 1, label: 'Name', draw: 'boxes' }],
}

it('a field that lacks a part does not compile', () => {
  const { read: _read, ...nameless } = whole
  const { section: _section, ...unread } = whole
  const { asked: _asked, ...unasked } = whole
  const { wanted: _wanted, ...unstarred } = whole
  const { check: _check, ...unchecked } = whole
  const { screen: _screen, ...unplaced } = whole
  const { paper: _paper, ...unprinted } = whole
  expect([
    typed(40, whole),
    // @ts-expect-error: nobody could read it.
    typed(40, nameless),
    // @ts-expect-error: the review would not know where to show it.
    typed(40, unread),
    // @ts-expect-error: it would be asked of nobody, or of everybody.
    typed(40, unasked),
    // @ts-expect-error: nobody would know whether it may stay empty.
    typed(40, unstarred),
    // @ts-expect-error: nothing would be wrong with it.
    typed(40, unchecked),
    // @ts-expect-error: no step would ask for it.
    typed(40, unplaced),
    // @ts-expect-error: the form would be printed without it.
    typed(40, unprinted),
  ]).toHaveLength(8)
})

it('a place that the form does not have does not compile, nor does a field on no paper that does not say why', () => {
  expect([
    // @ts-expect-error: there is no such group.
    typed(40, { ...whole, screen: [{ group: 'where' }] }),
    // @ts-expect-error: nor such a part of the paper.
    typed(40, { ...whole, paper: [{ part: 'entity', line: 1, label: 'Name', draw: 'boxes' }] }),
    // @ts-expect-error: why it is on no paper must be said.
    typed(40, { ...whole, paper: null }),
    typed(40, { ...whole, paper: { none: 'It stands below the declaration' } }),
  ]).toHaveLength(4)
})
