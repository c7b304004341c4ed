/** One piece of the work that the server repeats by itself, as people read of it. */
export interface WorkPiece {
  /** Unique, in kebab-case: log, metrics, jobs and the page of admins call it so. */
  name: string
  /** One sentence. */
  about: string
  everySeconds: number
}
