import { expect, it } from 'vitest'
import { wrongKeyboards } from './wrong-keyboards.ts'

function look(html: string): string | undefined {
  const page = document.createElement('div')
  page.innerHTML = html
  return wrongKeyboards(page)
}

it.each([
  '<label>Mobile number * <input></label>',
  '<label>Aadhaar number <input type="text"></label>',
  '<input aria-label="Pincode">',
  '<label>PAN <input inputmode="text"></label>',
  '<label>Paid on <input type="date"></label>',
])('a box without its keyboard is refused: %s', (html) => {
  expect(look(html)).toMatch(/box-look/)
})

it.each([
  '<label>Mobile number <input type="tel"></label>',
  '<label>Aadhaar number <input inputmode="numeric"></label>',
  '<label>Amount in rupees <input inputmode="decimal"></label>',
  '<label>Pincode <input readonly></label>',
  '<input aria-label="Filter Mobile No.">',
  '<label>PAN <input autocapitalize="characters"></label>',
  "<label>Father's name <input></label>",
])('one with it is taken: %s', (html) => {
  expect(look(html)).toBeUndefined()
})
