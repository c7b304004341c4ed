/**
 * What is copied from a mail or a list often has a blank before or behind it. In a box that takes exactly so many
 * characters the blank would push the last one out, so it is left out when it is pasted.
 */
export function trimPasted(): () => void {
  document.addEventListener('paste', paste)
  return () => document.removeEventListener('paste', paste)
}

function paste(event: ClipboardEvent): void {
  const { target: box } = event
  // Passwords may begin with a blank; boxes of mail addresses and numbers tell no place and trim by themselves.
  if (!(box instanceof HTMLInputElement) || box.maxLength < 0 || box.type === 'password' || box.readOnly) return
  const { selectionStart: from, selectionEnd: to } = box
  const text = event.clipboardData?.getData('text') ?? ''
  const trimmed = text.trim()
  if (from === null || to === null || trimmed === text) return
  event.preventDefault()
  box.setRangeText(trimmed.slice(0, box.maxLength - box.value.length + (to - from)), from, to, 'end')
  box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
}
