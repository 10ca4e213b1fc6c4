/** Takes the place of a value in a statement that is not yet run. */
export class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}
