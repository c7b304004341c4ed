import { catalogue } from '../catalogue.ts'

export const gatewayAnswerTexts = catalogue('gateway-answer', {
  thisPaymentDoesNotExist: 'This payment does not exist.',
  cannotBeAddedUseAddPayment: 'Money cannot be added online just now. Please use Add Payment.',
  atLeast: 'At least {min}',
  atMost: 'At most {max}',
})
