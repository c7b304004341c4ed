import { forgetOldInput } from './platform/kept-input.ts'
import { keepFocus } from './ui/keep-focus.ts'
import { trimPasted } from './ui/trim-pasted.ts'

forgetOldInput()
keepFocus()
trimPasted()
