import { forgetOldInput } from './platform/kept-input.ts'
import { keepFocus } from './ui/keep-focus.ts'

forgetOldInput()
keepFocus()
