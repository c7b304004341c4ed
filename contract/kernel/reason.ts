/** One thing that was wrong: a code of the master list where there is one, and the words for whom it concerns. */
export interface Reason {
  code: string
  text: string
  remedy: string
}
