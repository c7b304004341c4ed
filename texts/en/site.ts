import { catalogue } from '../catalogue.ts'

/** What the public pages say until the business writes its own words. A line that begins with # is a heading. */
export const firstSiteTexts = {
  homeHeadline: 'PAN, GST and everyday financial services at one counter',
  homeIntro:
    'Walk in with your papers, walk out with your application on its way. Our service centres fill the form with you, check it before it is sent, and tell you at every step where it stands.',
  aboutText: `We help people and small businesses with the papers that everyday money matters need: a PAN card for a first salary, a correction after a marriage, a GST registration for a new shop, a return before its due date.

Our work is done by independent service centres in towns and villages. Each of them is checked before it may serve customers, works on one prepaid account, and is supported by a head office that looks at every application before it goes out.

We earn by the service, not by the mistake. A form that comes back costs everyone a day, so we check names, dates and papers while they are typed, and say plainly what is missing.`,
  missionText: `To bring government-document and financial services within walking distance: correct at the first try, at a price known beforehand, with every step in the open.`,
  visionText: `A service centre in every locality where anyone can settle papers and payments without travelling to a city, and where the person behind the counter earns a fair living from it.`,
  servicesIntro:
    'From a first PAN card to insurance and pension: ask at any of our service centres. What one centre does not offer, it finds for you.',
  contactIntro: 'Write to the department that fits, or call us on working days between 10 am and 6 pm.',
  privacyText: `# What we keep
We keep what an application needs: names, dates, addresses, contact details, identity numbers and the papers you hand in. We ask for nothing that the form does not ask for.

# Why we keep it
To fill in, check and send your application, to answer your questions about it, and to keep the records that the law asks of us.

# Who sees it
The service centre that you went to, the people at our head office who check it, and the authority or provider that it is meant for. Aadhaar numbers are stored encrypted and shown masked.

# How long
Records of payments are kept as tax law demands. Papers of a closed application are erased when they are no longer needed.

# Your rights
You may ask what we hold about you, have it corrected, and withdraw a consent. Write to the address on the contact page.`,
  licensingText: `# Services of others
PAN applications are forwarded to the providers appointed by the Income Tax Department. GST registrations and returns are made on the Government's portal. We are not a government body, and we do not decide on applications.

# Names and marks
Names and marks of providers and authorities belong to their owners.`,
  termsText: `# Our part
We check an application before it is sent, forward it without delay, and tell you its state. The price of a service is shown before it is paid.

# Your part
What you tell us must be true, and the papers you hand in must be your own or handed in with the owner's consent.

# Payments and refunds
A service is paid when it is ordered. If we cannot carry it out, the amount is returned. An application that an authority refuses after it was sent can be corrected and sent again; fees of the authority are not ours to return.

# Questions and complaints
Write to the complaints address on the contact page. We answer within seven working days.`,
} as const

export const siteTexts = catalogue('site', firstSiteTexts)
