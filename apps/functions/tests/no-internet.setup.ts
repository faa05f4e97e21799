// The functions ask the sources of exchange rates by default; a test that wants rates names its own.
for (const name of ['RATES_URL', 'FURTHER_RATES_URL']) process.env[name] ??= 'http://127.0.0.1:9/';
