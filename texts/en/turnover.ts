import { catalogue } from '../catalogue.ts'

export const turnoverTexts = catalogue('turnover', {
  above: 'Above {edge}',
  upTo: 'Up to {edge}',
  between: '{from} to {to}',
  crore: '₹{crore} crore',
  mostAmount: ', at most {amount}',
  mostShare: ', at most {share} of the year’s turnover in the State',
})
