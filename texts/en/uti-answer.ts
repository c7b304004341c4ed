import { catalogue } from '../catalogue.ts'

export const utiAnswerTexts = catalogue('uti-answer', {
  thisOrderDoesNotExist: 'This order does not exist.',
  thisRequestDoesNotExist: 'This request does not exist.',
  couponsCanBeBoughtOnce: 'Coupons can be bought once your PSA id is approved.',
  youHaveAsked: 'You have asked for a PSA id already.',
})
