import { expect, it } from 'vitest'
import { isPaymentCode, mayPay } from './payment-code.ts'

it.each([
  'upi://pay?pa=evil@ybl&pn=Evil&cu=INR',
  ' upi://pay?pa=evil@ybl',
  '\nUPI://PAY?pa=evil@ybl',
  '\u200bupi://pay?pa=evil@ybl',
  'upi:pay?pa=evil@ybl',
  'upi://mandate?pa=evil@ybl',
  'tez://upi/pay?pa=evil@ybl',
  'phonepe://pay?pa=evil@ybl',
  'paytmmp://pay?pa=evil@ybl',
  'intent://pay?pn=Evil#Intent;scheme=upi;package=com.phonepe.app;end',
  'newpayapp://send?am=1&pa=evil%40ybl',
  'https://pay.example/go?pa=evil%2540ybl',
  '00020101021126',
  ' 00020101021126',
])('a phone may pay by %j', (says) => {
  expect(mayPay(says)).toBe(true)
})

it.each(['https://app.example/get', 'https://app.example/?page=2&mail=a@b.example', 'Call us: 98200 00000', 'upishop'])(
  'nobody pays by %j',
  (says) => {
    expect(mayPay(says)).toBe(false)
  },
)

it.each([' upi://pay?pa=evil@ybl', 'phonepe://pay?pa=evil@ybl', 'upi://mandate?pa=evil@ybl'])(
  'what merchants are to pay by is plain: not %j',
  (says) => {
    expect(isPaymentCode(says)).toBe(false)
  },
)
