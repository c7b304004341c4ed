import type { MerchantModule } from '../../contract/kernel/role.ts'
import { peopleAnswers } from '../../texts/en/people-answer.ts'
import { problemTexts } from '../../texts/en/problem.ts'
import type { Actor } from '../platform/actor.ts'
import { badRequest } from '../platform/problem.ts'

/** Nobody gives or takes what they do not hold; to let someone manage people is the owner's alone. */
export function requireOwnTicks(
  actor: Actor,
  { before, after }: { before: readonly string[]; after: readonly MerchantModule[] },
): void {
  if (actor.owner) return
  const moved = [...after.filter((one) => !before.includes(one)), ...before.filter((one) => !includes(after, one))]
  const foreign = moved.filter((one) => one === 'manage-people' || !actor.permissions.includes(one))
  if (foreign.length > 0) {
    throw badRequest(problemTexts.pleaseCheckWhatYou(), { permissions: peopleAnswers.onlyWhatYouMayDo() })
  }
}

const includes = (list: readonly string[], one: string): boolean => list.includes(one)
