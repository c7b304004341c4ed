import { backendPaths } from '../../contract/paths.ts'
import type { Registration } from '../../contract/registration.ts'
import { currentLanguage } from '../../texts/current-language.ts'
import { mailTexts } from '../../texts/en/mail.ts'
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
    language: currentLanguage(),
    kind: 'registration-received',
    subject: () => mailTexts.yourRegistration({ refNo: made.ref_no }),
    text: [
      () => mailTexts.hello({ name: given.fName }),
      () => mailTexts.thankYouForRegistering({ shop: given.shopName, refNo: made.ref_no }),
      mailTexts.weLookAtIt,
    ],
  })
  await tellBackOffice(tx, 'registration', {
    kind: 'registration',
    title: `New registration ${made.ref_no}`,
    text: `${given.shopName}, ${given.district}, ${given.state}`,
    link: backendPaths.registration(made.id),
  })
}
