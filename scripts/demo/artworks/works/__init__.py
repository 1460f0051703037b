"""One function per artwork: it builds the scene for one of three views and returns hour and weather."""

from works import bend, boathouse, granary, harbour, island, pool, quay, shipyard, spawning_meadow, weir

works = {
    'pegel': quay.pegel,
    'zwoelf-grad': granary.zwoelf_grad,
    'treibgut': granary.treibgut,
    'rotes-boot': shipyard.rotes_boot,
    'nebelhorn': harbour.nebelhorn,
    'kran-tanzend': harbour.kran_tanzend,
    'fenster-zum-fluss': quay.fenster_zum_fluss,
    'laengster-tisch': quay.laengster_tisch,
    'brueckenprobe': island.brueckenprobe,
    'leihfluss': island.leihfluss,
    'gegenstrom': island.gegenstrom,
    'bojenchor': boathouse.bojenchor,
    'faehrmann': boathouse.faehrmann,
    'aalleiter': pool.aalleiter,
    'kiesel': pool.kiesel,
    'nachtfaehre': pool.nachtfaehre,
    'regenmacher': weir.regenmacher,
    'schleuse': weir.schleuse,
    'gefaltetes-ufer': weir.gefaltetes_ufer,
    'alphabet-der-stroemung': weir.alphabet,
    'hoehenlinien': bend.hoehenlinien,
    'sandbank': bend.sandbank,
    'laichplatz': spawning_meadow.laichplatz,
    'stromauf': spawning_meadow.stromauf,
}
