import * as z from 'zod/mini'
import { gstFormTexts } from '../../../texts/en/gst-form.ts'
import { text } from '../../form/field-kinds.ts'
import { wrongBy } from '../../form/wrong-by.ts'
import { requiredText } from '../../kernel/fields.ts'
import { pincodeText } from '../../kernel/identity-fields.ts'
import { plainPincode } from '../../kernel/ids.ts'
import { activities, activityNames, possessionKinds, possessionNames } from '../registration-choices.ts'
import { choicesOf, chosenFrom, fieldsIn } from '../registration-field-kinds.ts'

const place = fieldsIn('Place', 'place')
/** A place of business, the principal one or another. */
export const placeFields = {
  address1: place(text(120), {
    read: gstFormTexts.address,
    label: gstFormTexts.buildingAndStreet,
    check: wrongBy(requiredText(120)),
  }),
  address2: place(text(120), {
    read: gstFormTexts.address,
    label: gstFormTexts.localityAndTown,
    wanted: false,
    check: () => undefined,
  }),
  pin: place(text(10).check(z.overwrite(plainPincode)), {
    read: gstFormTexts.address,
    label: gstFormTexts.pincode,
    box: 'digits',
    maxLength: 10,
    check: wrongBy(pincodeText),
  }),
  possession: place(text(20), {
    read: gstFormTexts.possession,
    label: gstFormTexts.natureOfPossession,
    choices: choicesOf(possessionKinds),
    check: chosenFrom(possessionNames),
  }),
  activity: place(text(20), {
    read: gstFormTexts.activity,
    label: gstFormTexts.natureOfActivity,
    choices: choicesOf(activities),
    check: chosenFrom(activityNames),
  }),
}
