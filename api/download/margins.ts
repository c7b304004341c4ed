const pageHeight = 841.89
const pageWidth = 595.28
const footerHeight = 28

/** What a sample has filled in, as if by hand. */
export const filledInInk = '#1739a6'

export const pageMargin = 34

export const paperArea = {
  left: pageMargin,
  top: pageMargin,
  width: pageWidth - 2 * pageMargin,
  bottom: pageHeight - footerHeight,
}
