import { gstFormTexts } from '../../texts/en/gst-form.ts'
import type { GstFormErrors } from './registration-check.ts'
import type { GstDraft } from './registration-draft.ts'

/** Every place of business by the path of its pincode: 'additional.0.pin'. */
export const pinsOf = ({ place, additional }: GstDraft): [path: string, pin: string][] => [
  ['place.pin', place.pin],
  ...additional.map(({ pin }, i): [string, string] => [`additional.${i}.pin`, pin]),
]

/** A GSTIN is for one state, so every place of business lies there; an unknown pincode cannot be judged. */
export function wrongPins(draft: GstDraft, placesOf: (pin: string) => readonly { state: string }[]): GstFormErrors {
  const away = pinsOf(draft).filter(([, pin]) => {
    const known = placesOf(pin)
    return known.length > 0 && !known.some(({ state }) => state === draft.state)
  })
  return Object.fromEntries(
    away.map(([path]) => [path, gstFormTexts.pincodeIsNotIn({ state: draft.state || gstFormTexts.theChosenState() })]),
  )
}
