import { beforeEach, describe, expect, it } from 'vitest'

// The setup of the tests answers for labels and styles itself; a frame has a window that it has not touched.
const page = `
  <form>
    <label for="named">By its id</label><input id="named">
    <label><input id="wrapped"> Around it</label>
    <label for="hidden">Of nothing</label><input id="hidden" type="hidden">
    <label for="button">Of a button</label><button id="button">Go</button>
    <label for="text">Of a text</label><p id="text">No field</p>
    <input id="bare">
    <div id="div">a <span id="span">b</span></div>
    <div id="gone" hidden><b id="within-gone">c</b></div>
    <div id="inline" style="display: flex">d</div>
    <div style="visibility: hidden; pointer-events: none">
      <em id="heir">e</em><em id="other" style="visibility: visible; pointer-events: auto">f</em>
    </div>
  </form>`

let own: Document

beforeEach(() => {
  document.body.innerHTML = page
  const frame = document.body.appendChild(document.createElement('iframe'))
  if (!frame.contentDocument) throw new Error('jsdom has no document in its frames any more')
  own = frame.contentDocument
  own.body.innerHTML = page
})

const ids = [...page.matchAll(/ id="([\w-]+)"/g)].map(([, id = '']) => id)

function labelsOf(inside: Document, id: string): unknown {
  const labels = inside.querySelector<HTMLInputElement>(`#${id}`)?.labels
  return labels && [...labels].map(({ textContent }) => textContent)
}
const controls = (inside: Document) => [...inside.querySelectorAll('label')].map(({ control }) => control?.id)

function styleOf(inside: Document, id: string) {
  const element = inside.getElementById(id)
  const style = element && inside.defaultView?.getComputedStyle(element)
  return [style?.display, style?.visibility, style?.getPropertyValue('pointer-events')]
}

it('the frame is not answered by the setup', () => {
  expect(own.defaultView?.getComputedStyle).not.toBe(window.getComputedStyle)
})

describe('labels are found as jsdom finds them', () => {
  it('the field of each label', () => {
    expect(controls(document)).toEqual(controls(own))
    expect(controls(own)).toEqual(['named', 'wrapped', undefined, 'button', undefined])
  })

  it.each(ids)('the labels of %s', (id) => {
    expect(labelsOf(document, id)).toEqual(labelsOf(own, id))
  })
})

describe('styles are those of jsdom', () => {
  it.each(ids)('display, visibility and pointer events of %s', (id) => {
    expect(styleOf(document, id)).toEqual(styleOf(own, id))
  })

  it('which tell something: what is hidden is not displayed, and inherits', () => {
    expect(styleOf(own, 'gone')[0]).toBe('none')
    expect(styleOf(own, 'heir')[1]).toBe('hidden')
  })
})
