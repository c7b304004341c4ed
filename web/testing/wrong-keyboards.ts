/** What a box asks for, by its name: these hold digits alone, or digits and a point. */
const ofDigits =
  /\b(aadhaar|mobile|phone|std code|pincode|account (no|number)|bank account|trn|ack(nowledgement)? (no|number)|hsn|amount|rupees|percent)\b|^code$/i
/** And these are kept in capitals. */
const ofCapitals = /^(pan( no\.?| number| \d)?|gstin|ifsc|arn)$/i
/** Names that only speak of such a number. */
const aboutOne = /^(filter|search|clear)|\bname\b|link|city/i

/** How a box is called by its label. */
const nameOf = (box: HTMLInputElement): string =>
  (box.getAttribute('aria-label') ?? box.labels?.[0]?.textContent ?? '').replace(/\s*\*$/, '').trim()

function whyWrong(box: HTMLInputElement): string | undefined {
  const name = nameOf(box)
  if (/^(date|month)$/.test(box.type)) return `'${name}' is the browser's own box for days: use DayInput`
  if (name === '' || aboutOne.test(name)) return undefined
  // A ZIP code abroad has letters, and a recovery code: such a box says so.
  if (ofDigits.test(name) && box.type !== 'tel' && !/^(numeric|decimal|tel|text)$/.test(box.inputMode))
    return `'${name}' holds digits and shows a phone's whole keyboard`
  if (ofCapitals.test(name) && box.getAttribute('autocapitalize') !== 'characters')
    return `'${name}' is kept in capitals, and a phone begins it with small letters`
  return undefined
}

const typed =
  'input:not([type]), input[type=text], input[type=email], input[type=tel], input[type=date], input[type=month]'

/**
 * What is wrong with the boxes that a test has left on the page. No list of screens is walked for it: whatever is tested is looked at,
 * and a new form with a number in it is refused by its own first test.
 */
export function wrongKeyboards(page: ParentNode): string | undefined {
  const boxes = [...page.querySelectorAll<HTMLInputElement>(typed)].filter((box) => !box.readOnly && !box.disabled)
  const wrong = new Set(boxes.map(whyWrong).filter((why) => why !== undefined))
  return wrong.size === 0 ? undefined : `${[...wrong].join('; ')}. See web/ui/form/box-look.ts.`
}
