import { catalogue } from '../catalogue.ts'

export const courierAnswerTexts = catalogue('courier-answer', {
  theOfficeHasSentIt: 'The head office has sent this parcel.',
  theOfficeIsUnpacking: 'The head office is unpacking this parcel.',
  pleaseChooseOneOfTheList: 'Please choose one of the list',
  speedPostNumber: 'Enter the 13 letters and digits of the receipt, such as EE473124829IN',
  onTheirWayAlready: 'Some of these hard copies are on their way already. Please reload and tick again.',
  noSuchParcel: 'This parcel does not exist.',
  pleaseCheckTheDocket: 'Please check the docket number.',
  docketIsKnown: 'This docket number is known already',
})
