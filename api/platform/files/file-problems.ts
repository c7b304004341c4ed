import { fileAnswers } from '../../../texts/en/file-answer.ts'

export type RefusalReason = 'type' | 'size' | 'encrypted' | 'script' | 'pixels' | 'broken' | 'empty' | 'virus'

/** A file that is not taken; the message is a sentence for the person who sent it. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, message: string, cause?: unknown) {
    super(message, { cause })
    this.reason = reason
  }
}

/** The store cannot keep files now (disk full, no rights, folder gone): nothing was kept, and it may work later. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'

  constructor(cause: unknown) {
    super(fileAnswers.notKept(), { cause })
  }
}

/** No file has this id, or it was removed. */
export class FileMissing extends Error {
  override readonly name = 'FileMissing'

  constructor() {
    super(fileAnswers.notThere())
  }
}

/** A kept file was altered, cut short or swapped since it was stored. */
export class FileDamaged extends Error {
  override readonly name = 'FileDamaged'

  constructor() {
    super(fileAnswers.cannotBeOpened())
  }
}
