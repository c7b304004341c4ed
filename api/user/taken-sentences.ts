import { peopleAnswers } from '../../texts/en/people-answer.ts'
/** What is said at the field of a form, where whoever fills it in may know that somebody else has it. */
export const takenSentences = {
  userName: peopleAnswers.userNameIsTaken,
  emailId: peopleAnswers.emailIsTaken,
  mobileNo: peopleAnswers.mobileIsTaken,
  panNo: peopleAnswers.panIsTaken,
} as const
