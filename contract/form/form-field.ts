import type { Words } from '../../texts/say.ts'

/** One choice: what is kept, what the form offers, and what is read afterwards where that is shorter. */
export interface Choice {
  value: string
  label: string
  read?: string
}

/** A day; one of a birth, which cannot lie ahead; one whose financial year matters. */
const dayBoxes = ['day', 'birth', 'tax day'] as const
export type DayBox = (typeof dayBoxes)[number]
export const isDayBox = (box: unknown): box is DayBox => dayBoxes.some((one) => one === box)

/** How a box behaves: which keyboard a phone shows. What stands in one for capitals turns so when one leaves it. */
export type Box = 'plain' | 'name' | 'capitals' | 'digits' | 'letters and digits' | 'phone' | 'email' | DayBox

/** Something that is always the same, or that depends on who applies and on what was chosen. */
export type ByCase<About, What = string> = What | ((about: About) => What)

const dependsOn = <About, What>(what: ByCase<About, What>): what is (about: About) => What => typeof what === 'function'

/** What it is in this case. */
export const resolve = <About, What>(what: ByCase<About, What>, about: About): What =>
  dependsOn(what) ? what(about) : what

/** What the fields of one form have in common. */
export interface FormShape {
  /** What their rules look at: who asks for what, and what was typed so far. */
  question: object
  /** What was typed, as far as rules look at it. */
  draft: object
  /** What the printed form is made of. */
  printed: object
  /** Names of the groups that stand on the steps, of the parts that are read, and of those on paper. */
  group: string
  section: string
  paper: string
}

/** Where a field stands on the steps of the form. */
export interface ScreenPlace<Form extends FormShape> {
  group: Form['group']
  /** The field behind which it stands, where that is not the one before it in the table. */
  after?: string
  /** What it is called there, where the title of the group says the rest. */
  label?: ByCase<Form['question']>
  /** Hides its box, though it is asked: what was typed stays a part of the application. */
  when?: (question: Form['question']) => boolean
}

/** A row of the printed form. Two fields with the same line stand side by side. */
export interface PaperRow<Form extends FormShape, Value> {
  part: Form['paper']
  line: number
  label: ByCase<Form['printed']>
  draw: 'boxes' | 'day' | 'text' | 'ticks' | 'yes or no'
  /** How many boxes a line has; a whole line unless told. */
  boxes?: ByCase<Form['printed'], number>
  /** What can be ticked, where it is not the choices of the form. */
  ticks?: ByCase<Form['printed'], Readonly<Record<string, string>>>
  /** The row is there always, when something is written in it, or when this holds. */
  when?: 'filled' | ((printed: Form['printed']) => boolean)
  /** What is written there, where it is not what was typed. */
  write?(value: Value, printed: Form['printed']): string
}

/** The rows of a field, by whichever form; one that stands on none says why. */
export type Paper<Form extends FormShape, Value> = readonly PaperRow<Form, Value>[] | { none: string }

/** Everything about a field but what it holds. What is not marked with '?' cannot be left out. */
export interface FieldPlace<Form extends FormShape, Value> {
  /** Its name where the form is read afterwards and in exports. */
  read: Words
  /** The same where it depends on what was typed: a ZIP code abroad is a pincode here. */
  named?: (draft: Form['draft']) => string
  /** Its name on the form, where that is another; labels may differ by who applies. */
  label?: ByCase<Form['question']>
  /** What a number says by itself, such as the bank of an IFSC; stands in the place of the hint. */
  tells?: (typed: string) => string | undefined
  /** Words below the label. */
  hint?: ByCase<Form['question'], string | undefined>
  /** Whether it is a part of this application at all. */
  asked: (question: Form['question']) => boolean
  /** Whether it may not stay empty where it is asked: the star on the form, and 'Required' where its check says nothing. */
  wanted: ByCase<Form['question'], boolean>
  /** What keeps the form from being sent in, in a sentence; looked at only where the field is asked. */
  check(value: Value, question: Form['question']): string | undefined
  /** What is likely to come back, though it can be sent in. */
  warn?(value: Value, question: Form['question']): string | undefined
  /** Its place on the steps; more than one where it depends, none for what the form does not ask by itself. */
  screen: readonly ScreenPlace<Form>[]
  /** The part in which it is read; nothing for what only steers the form. */
  section: Form['section'] | null
  paper: Paper<Form, Value>
  /** The codes of reasons for which a form comes back and that speak of this field. */
  reasons?: readonly string[]
  /** It comes back masked, and typing on the mask begins a new number. */
  sealed?: boolean
  /** What one value says to people, where no choice says it. */
  format?: (value: string) => string
  /** The same where everything is read once more before it is sent in. */
  reviewed?: (value: string) => string
  /** The choices that there are for this applicant, where they are not always the same. */
  offered?: (question: Form['question']) => readonly Choice[]
  /** What a browser may fill in by itself, in the words of HTML's autocomplete; nothing unless told. */
  autofill?: string
  /** The first and the last day that a calendar offers. */
  days?: { first: string; last: () => string }
  /** It proves who somebody is, so where nobody is signed in the browser forgets it with its tab. */
  leavesWithTab?: boolean
}

/** Everything about one field of a form. */
export interface FormField<Form extends FormShape, Schema, Value> extends FieldPlace<Form, Value> {
  schema: Schema
  box: ByCase<Form['question'], Box>
  /** The most letters that a box takes; for a mobile number more than are kept, because blanks and country codes are pasted. */
  maxLength?: number
  choices?: readonly Choice[]
  /** As it will be kept, once somebody leaves the box. */
  normalise?: (typed: string) => string
}
