interface NamedTest {
  test: string
  title: string
}

const corrections = 'api/correction/corrections.test.ts'
const neverByTheAsker = {
  test: corrections,
  title: 'never by who asked, not even an admin; the database says the same',
}
const bySides = {
  test: 'api/courier/courier.test.ts',
  title: 'is changed by its sender only and received by the other side only, whichever that is',
}

/** For every move that is not for everybody who has the permission, the test that asks for it as the wrong person, over HTTP. */
export const refusedPersons: Readonly<Record<string, NamedTest>> = {
  'Payment request: second-person, approve': {
    test: 'api/payment-request/payments.test.ts',
    title: 'needs a second person above the limit, and the first cannot be both',
  },
  'Correction of a wallet: pending, approve': neverByTheAsker,
  'Correction of a wallet: pending, reject': neverByTheAsker,
  'Correction of a wallet: pending, withdraw': {
    test: corrections,
    title: 'rejected with a reason, or withdrawn by who asked, and then by nobody any more',
  },
  'Parcel: sent, change': bySides,
  'Parcel: sent, receive': bySides,
  'Version of a rule of law: waiting, confirm': {
    test: 'api/law-desk/rate-of-tds.test.ts',
    title: 'is changed by two admins: until the second confirms, nothing is kept back otherwise',
  },
}
