import { catalogue } from '../catalogue.ts'

/** What mails say that go to merchants, their people and visitors. After the greeting a sentence goes on in small letters. */
export const mailTexts = catalogue('mail', {
  hello: 'Hello {name},',
  helloStranger: 'Hello,',
  confirmAddress: 'Please confirm an e-mail address',
  confirmAtOldAddress:
    '{by} ({byCode}) wants mails about your account {code} to go to {email}. Nothing changes unless you confirm it. If you know nothing of it, refuse it there: someone may want to take over your account. The link works for {days} days.',
  confirmAtNewAddress:
    'mails about the account {code} shall go to this address. Please confirm that it is yours. It counts once the old address has confirmed it too. The link works for {days} days.',
  confirmOrRefuse: 'Confirm or refuse',
  addressChanged: 'Your e-mail address was changed',
  mailsGoElsewhere:
    'mails about your account {code} go to {email} from now on. If this is a surprise to you, contact support at once.',
  setNewPassword: 'Set a new password',
  youForgot:
    'follow this link to set a new password. It works once, within the next 60 minutes. If you did not ask for it, you can ignore this mail: your password stays as it is.',
  linkSentByOthers:
    'whoever looks after your account has sent you this link to set a new password. It works once, within the next 60 minutes. If you need no new password, you can ignore this mail: your password stays as it is.',
  signInWasReset:
    "your sign-in was reset by the head office, so your old password works no longer. Your user name is {userName}. Follow this link to set a new password; it works once, within {hours} hours. After that, ask for a new one with 'Forgot password' on the login page.",
  yourUserName: 'Your user name',
  userNameIs: 'you asked for your user name. It is:',
  ignoreIfNotAsked: 'If you did not ask for it, you can ignore this mail.',
  newSignIn: 'New sign-in to your account',
  usedFromNewBrowser:
    'your account {code} was just used from a browser we have not seen before: {agent}, address {ip}, {at}.',
  ifNotYouChangePassword:
    'If this was you, there is nothing to do. If not, change your password at once: that ends every sign-in.',
  passwordChanged: 'Your password was changed',
  passwordWasChanged:
    'your password was just changed, and every other sign-in was ended. If this was not you, contact support at once.',
  twoFactorOn: 'Two-factor authentication was switched on',
  twoFactorOff: 'Two-factor authentication was switched off',
  twoFactorWasSwitchedOn:
    'two-factor authentication of your account {code} was just switched on, and every other sign-in was ended. If this was not you, change your password at once: that ends every sign-in.',
  twoFactorWasSwitchedOff:
    'two-factor authentication of your account {code} was just switched off, and every other sign-in was ended. If this was not you, change your password at once: that ends every sign-in.',
  signInCode: 'Your sign-in code',
  useThisCode:
    'use this code to sign in. It works once, for {minutes} minutes. If you are not signing in now, someone knows your password: change it.',
  signInReady: 'Your sign-in is ready',
  chooseByLink:
    "Your user name is {userName}. Choose a password by this link; it works once, within {days} days. After that, ask for a new one with 'Forgot password' on the login page.",
  choosePassword: 'Choose a password',
  newLink: 'here is a new link for your sign-in.',
  signInOfYourOwn: '{business} has given you a sign-in of your own.',
  registrationApproved: 'your registration {refNo} is approved: {shop} has joined us under the code {code}.',
  businessAdded: '{business} ({businessCode}) has added your business: {shop} has joined us under the code {code}.',
  yourRegistration: 'Your registration {refNo}',
  thankYouForRegistering: 'thank you for registering {shop}. Your reference number is {refNo}; please keep it.',
  weLookAtIt: 'We now look at what you sent and write to this address when we have decided.',
  weCannotTakeIt: 'we cannot take your registration {refNo} for {shop}. The reason:',
  registerAgain: 'You are welcome to register again once this is settled.',
  registrationCode: 'Your registration code',
  enterThisCode:
    'enter this code on the registration page to show that this e-mail address is yours. It is good for {minutes} minutes, in the browser that asked for it. If you are not registering, you can ignore this mail.',
  openKycForm: 'Open the KYC form',
  openPortal: 'Open the portal',
  contactUs: 'If you have a question, please contact us.',
})
