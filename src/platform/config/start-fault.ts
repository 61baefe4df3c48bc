/** Something the person who starts the service can mend: it is shown as plain sentences, without a stack trace. */
export class StartFault extends Error {
  readonly sentences: readonly string[];

  constructor(...sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.name = 'StartFault';
    this.sentences = sentences;
  }
}
