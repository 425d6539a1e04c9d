/** A fault that the operator can mend. Each line says what is wrong and what to do; a command prints them without a stack. */
export class Explained extends Error {
  override name = 'Explained'
  readonly lines: readonly string[]

  constructor(lines: string | readonly string[], options?: ErrorOptions) {
    super([lines].flat().join('\n'), options)
    this.lines = [lines].flat()
  }
}
