import { expect, test } from 'vitest'
import { nameByType } from './name-by-type.ts'

test.each([
  ['slip.png', 'image/png', 'slip.png'],
  ['a.png.exe', 'image/png', 'a.png'],
  ['setup.exe', 'image/jpeg', 'setup.jpg'],
  ['Photo.JPEG', 'image/jpeg', 'Photo.JPEG'],
  ['.exe', 'application/pdf', 'file.pdf'],
  ['sales.csv', 'text/csv', 'sales.csv'],
])('%s that is %s is saved as %s', (name, type, saved) => expect(nameByType(name, type)).toBe(saved))
