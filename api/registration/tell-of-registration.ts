import { backendPaths } from '../../contract/paths.ts'
import type { Registration } from '../../contract/registration.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Tx } from '../platform/database.ts'
import { tellBackOffice } from '../user/tell-back-office.ts'

interface Made {
  id: string
  ref_no: string
}

/** Mails the reference number to the applicant, and rings the bell of everyone who may review it. */
export async function tellOfRegistration(tx: Tx, given: Registration, made: Made): Promise<void> {
  await queueMail(tx, {
    to: given.emailId,
    kind: 'registration-received',
    subject: `Your registration ${made.ref_no}`,
    text: [
      `Hello ${given.fName},`,
      `thank you for registering ${given.shopName}. Your reference number is ${made.ref_no}; please keep it.`,
      'We now look at what you sent and write to this address when we have decided.',
    ],
  })
  await tellBackOffice(tx, 'registration', {
    kind: 'registration',
    title: `New registration ${made.ref_no}`,
    text: `${given.shopName}, ${given.district}, ${given.state}`,
    link: backendPaths.registration(made.id),
  })
}
