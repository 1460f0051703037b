import fc from 'fast-check';

// Whether a mutation is noticed is asked, not how small the example could be; and thousands of times, so each time is short.
fc.configureGlobal({ endOnFailure: true, interruptAfterTimeLimit: 250 });
