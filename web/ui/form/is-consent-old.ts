/** Who has agreed has read what stood there: once something else changes, they are asked again. */
export const isConsentOld = <Draft extends { consent: boolean }>(before: Draft, after: Draft): boolean =>
  before.consent && after.consent && JSON.stringify(before) !== JSON.stringify(after)
