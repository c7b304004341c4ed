/** One letter per box; a value longer than its boxes runs on over further lines of as many. */
export interface BoxesRow {
  kind: 'boxes'
  label: string
  value: string
  /** Boxes in one line. */
  boxes: number
  /** Lines of boxes; one unless told. */
  lines?: number
}
export interface TicksRow {
  kind: 'ticks'
  label: string
  options: readonly { label: string; on: boolean }[]
}
export interface TextRow {
  kind: 'text'
  label: string
  value: string
}
export type FieldRow = BoxesRow | TicksRow | TextRow
/** Two short fields side by side. */
export interface PairRow {
  kind: 'pair'
  left: FieldRow
  right: FieldRow
}
export type FormRow = FieldRow | PairRow

export interface FormSection {
  title: string
  rows: readonly FormRow[]
}

/** Everything that stands on a printed application; nothing in it is looked up or worked out by the printer. */
export interface FormSheet {
  /** Such as 'Form 93' or 'PAN CR-01'. */
  formName: string
  title: string
  token: string
  businessName: string
  headOffice?: readonly string[]
  /** Individuals have a photo and a signature box on the first page. */
  withPhoto: boolean
  sections: readonly FormSection[]
  declaration: {
    text: string
    place: string
    /** As it should be read, such as '05-Apr-2026'. */
    date: string
    signer: string
    /** Such as 'Applicant' or 'Karta'. */
    capacity: string
  }
}
