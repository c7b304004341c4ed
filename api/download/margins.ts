const pageHeight = 841.89
const pageWidth = 595.28
const footerHeight = 28

/** What a sample has filled in, as if by hand. */
export const filled = '#1739a6'

export const margin = 34

export const paperArea = {
  left: margin,
  top: margin,
  width: pageWidth - 2 * margin,
  bottom: pageHeight - footerHeight,
}
