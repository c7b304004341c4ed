import { expect, it } from 'vitest'
import { keepTap } from './keep-tap.ts'

function aPage() {
  const page = document.createElement('div')
  page.innerHTML = '<button><span>Menu</span></button><p>Words</p>'
  document.body.append(page)
  return {
    page,
    button: page.querySelector('button'),
    inside: page.querySelector('span'),
    words: page.querySelector('p'),
  }
}

it('a tap on a button of a page that does not answer yet is known when it does', () => {
  const { page, button, inside } = aPage()
  const end = keepTap(page)
  inside?.click()
  expect(end()).toBe(button)
})

it('who has tapped beside it since then, or nothing at all, has asked for nothing', () => {
  const { page, inside, words } = aPage()
  const end = keepTap(page)
  inside?.click()
  words?.click()
  expect(end()).toBeUndefined()
  expect(keepTap(page)()).toBeUndefined()
})

it('what is tapped once the page answers is left to the page', () => {
  const { page, inside } = aPage()
  const end = keepTap(page)
  end()
  inside?.click()
  expect(end()).toBeUndefined()
})
