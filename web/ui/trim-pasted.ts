/** No box that takes fewer characters is for words: there blanks mean nothing. */
const longestNumber = 20

/**
 * What is copied from a mail or a list often has a blank before or behind it, and numbers are written in groups. In a box
 * that takes exactly so many characters the blanks would push the last ones out, so they are left out when it is put in.
 */
export function trimPasted(): () => void {
  document.addEventListener('paste', paste)
  document.addEventListener('beforeinput', putIn)
  return () => {
    document.removeEventListener('paste', paste)
    document.removeEventListener('beforeinput', putIn)
  }
}

function paste(event: ClipboardEvent): void {
  const box = boundedBox(event)
  if (box) putFitting(event, { box, text: event.clipboardData?.getData('text') ?? '' })
}

/** The clipboard of a phone's keyboard puts its text in like something typed, but all at once. */
function putIn(event: InputEvent): void {
  const box = boundedBox(event)
  const { data: text, isComposing } = event
  if (box && box.maxLength <= longestNumber && text && text.length > 1 && !isComposing) putFitting(event, { box, text })
}

/** Passwords may begin with a blank; boxes of mail addresses and numbers tell no place and trim by themselves. */
function boundedBox({ target: box }: Event): HTMLInputElement | undefined {
  if (!(box instanceof HTMLInputElement) || box.maxLength < 0 || box.type === 'password' || box.readOnly)
    return undefined
  return box
}

function putFitting(event: Event, { box, text }: { box: HTMLInputElement; text: string }): void {
  const { selectionStart: from, selectionEnd: to } = box
  if (from === null || to === null) return
  const room = box.maxLength - box.value.length + (to - from)
  const trimmed = text.trim()
  const fitting = trimmed.length > room && box.maxLength <= longestNumber ? trimmed.replace(/\s+/g, '') : trimmed
  if (fitting === text) return
  event.preventDefault()
  box.setRangeText(fitting.slice(0, room), from, to, 'end')
  box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
}
