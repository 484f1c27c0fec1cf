/** A form on its way to the server: whether it is sent, and what was wrong with which field. */

import { Refusal } from '../lib/api'
import { t } from '../lib/text'

export class Form {
  busy = $state(false)
  done = $state(false)
  private problem = $state.raw<{ field: string | null; message: string } | null>(null)

  constructor(private readonly fields: readonly string[] = []) {}

  /** What is wrong with a field. */
  at(field: string): string {
    return this.problem?.field === field ? this.problem.message : ''
  }

  /** What is wrong, but with none of the fields. */
  get general(): string {
    return this.problem && !this.fields.includes(this.problem.field ?? '') ? this.problem.message : ''
  }

  /** Sends the form; says whether it was taken. */
  async send(request: () => Promise<unknown>): Promise<boolean> {
    this.busy = true
    this.done = false
    this.problem = null
    try {
      await request()
      this.done = true
    } catch (error) {
      this.problem =
        error instanceof Refusal ? { field: error.field, message: error.message } : { field: null, message: t('no-answer') }
    } finally {
      this.busy = false
    }
    return this.done
  }
}
