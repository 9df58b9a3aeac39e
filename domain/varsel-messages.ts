/** What the banner's form says (SPEC §5, §8); the rest is ours. */
export const varselMessages = {
  messageRequired: 'Melding er påkrevd.',
  purposeRequired: 'Varseltype er påkrevd.',
  tooLong: 'Meldingen kan ikke være lengre enn 500 tegn.',
  dateInvalid: 'Sluttdato må være en dato.',
  failed: 'Noe uventet gikk galt.',
} as const;
