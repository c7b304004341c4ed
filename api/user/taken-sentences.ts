/** What is said at the field of a form, where whoever fills it in may know that somebody else has it. */
export const takenSentences = {
  userName: 'Someone else has this user name',
  emailId: 'Someone else has this e-mail address',
  mobileNo: 'Someone else has this mobile number',
  panNo: 'Someone else has this PAN',
} as const
