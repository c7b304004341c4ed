interface Stored {
  type: string
  size: string | number
  at: Date
}

/** What every file of work tells of its content. */
export const fileFacts = ({ type, size, at }: Stored) => ({
  size: Number(size),
  isPdf: type === 'application/pdf',
  at: at.toISOString(),
})
