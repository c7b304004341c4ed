import { afterEach, describe, expect, it } from 'vitest'
import { type FocusHolder, standingAround, tidyTrail } from './focus-trail.ts'

function put(tag: string, inside: HTMLElement): HTMLElement {
  const element = document.createElement(tag)
  inside.append(element)
  return element
}

function openPage() {
  const root = put('div', document.body)
  const main = put('main', root)
  const row = put('section', main)
  const button = put('button', row)
  const held: FocusHolder = { element: button, around: [row, main, root] }
  return { root, main, row, button, held }
}

describe('the trail of the focus', () => {
  afterEach(() => document.body.replaceChildren())

  it('keeps what stands as it is', () => {
    const { held } = openPage()
    expect(tidyTrail([held])).toEqual([held])
  })

  it('of a row that has left its list holds on to the list alone', () => {
    const { row, main, held } = openPage()
    row.remove()
    const tidied = tidyTrail([held])
    expect(tidied).toEqual([{ element: undefined, around: [main] }])
    expect(tidied.map(standingAround)).toEqual([[main]])
  })

  it('lets go of a page that has gone, though the frame around it stands', () => {
    const { main, held } = openPage()
    main.remove()
    expect(tidyTrail([held])).toEqual([])
  })

  it('lets go of what has left and stood in no page and no dialog', () => {
    const menu = put('div', document.body)
    const item = put('button', menu)
    item.remove()
    expect(tidyTrail([{ element: item, around: [menu] }])).toEqual([])
  })
})
