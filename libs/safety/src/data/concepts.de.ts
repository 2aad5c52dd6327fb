import type { Classes } from '../pattern.ts';

export const CONCEPTS_DE: Classes = {
  exit: 'mein_abgang einziger_ausweg einzige_ausweg letzter_ausweg der_ausweg gründe_aus keine_gründe gründe_mehr kein_grund_mehr letzte_lösung einzige_lösung nichts_mehr_hier',
  ghost:
    'schon_weg eigentlich_schon_weg schon_tot wie_tot innerlich_tot lebende_leiche wie_ein_geist schon_gestorben nur_noch_hülle eigentlich_tot',
  promise: 'versprechen verspreche garantieren garantiere sicher',
  alive2: 'noch_lebe noch_da noch_leben am_leben noch_hier da_bin',
  heights: 'zug züge gleise gleis brücke höhe verkehr messer fenster fluss see seil balkon dach abgrund',
  pull: 'ein_schritt einfach_springen was_wäre zieht_mich ruft_mich starre schaue_auf reinspringen loslassen davorlaufen nur_ein_schritt denke_mir',
  ache: 'innerlich_weh schmerz_innen tut_innerlich so_viel_schmerz schmerz_nicht seelischer_schmerz seelische_schmerzen nicht_auszuhalten unerträgliche_schmerzen tut_alles_weh schmerzt_innerlich',
  trappedIn:
    'gefangen taub leer hoffnungslos wertlos hilflos kaputt verloren einsam verzweifelt beschämt ungeliebt allein verlassen',
  very: 'so völlig total komplett immer ganz fühl* innerlich einfach_nur unendlich',
  relief2: 'erleichtert erleichterung froh egal recht glück dankbar',
  illness: 'krebs unheilbar tumor diagnose unfall herzinfarkt überfahren sterbenskrank todkrank',
  leaves:
    'alle_gehen alle_verlassen_mich jeder_verlässt niemand_bleibt keiner_bleibt ich_habe_niemanden ich_hab_niemanden hab_keinen_mehr niemanden_zum_reden keinen_zum_reden niemand_mehr_da',
  unresponsive:
    'reagiert_nicht antwortet_nicht geht_nicht_ran meldet_sich_nicht nicht_erreichbar handy_aus verschwunden nicht_mehr_gemeldet reagiert_nimmer antwortet_nimmer nicht_ansprechbar',
  clue: 'dach brücke tabletten leere tablettenschachteln abschied brief rasierklinge seil messer gleise klippe geländer balkon packungen zettel',
  scald:
    'kochendes heißes_wasser heisses_wasser wasserkocher heißes_öl verbrüht kochendem heißen_kaffee säure bügeleisen aschenbecher',
  on: 'mich mir uns gesicht arm übergeschüttet übergossen geschüttet geworfen gekippt',
  late: 'um_fünf daheim_sein zuhause_sein zu_spät pünktlich verspäte fünf_minuten rechtzeitig spät_heim',
  trouble:
    'ärger theater stress strafe krach bestraft wütend ausrastet brüllt schreit setzt_was rastet knallts gibts_was',
  keeps:
    'behält nimmt_mir weggenommen hat_meinen hat_meine versteckt verwaltet einbehalten abgenommen hat_mein',
  own: 'ausweis pass handy schlüssel gehalt lohn papiere geld karte ec_karte bankkarte führerschein konto bankkarten',
  lap: 'schoß schoss auf_den_schoß auszieht ausziehen nackt baden_mit in_der_badewanne intimbereich küsst_mich kitzelt unser_spiel auf_ihn_setze streichelt unten_rum zieht_mich_aus',
  grown:
    'onkel opa stiefvater babysitter trainer lehrer cousin papa nachbar bruder pfarrer mann er stiefbruder ihr',
  red: 'sehe_rot rotsehe raste_aus ausraste ausrasten kontrolle_verliere verliere_die_kontrolle wut explodiere durchdrehe drehe_durch blinde_wut',
  distrust:
    'traue_mir_selbst trau_mir_selbst traue_mir_nicht angst_vor_mir was_ich_tue was_ich_tun was_dann_passiert jemandem_weh jemanden_verletze ihm_gegenüber in_seiner_nähe in_ihrer_nähe vor_mir_selbst mir_selbst_nicht',
  lurk: 'vor_seiner vor_ihrer vor_dem_haus seine_wohnung ihre_wohnung seiner_tür ihrer_tür sein_auto ihr_auto folge_ihm folge_ihr warte_auf weiß_wo',
  tools:
    'brecheisen baseballschläger hammer messer pistole feuerzeug streichhölzer benzin axt stein flasche schläger',
  weapons: 'pistole messer machete gewehr hammer axt knarre waffe brecheisen baseballschläger benzin bombe',
  attack:
    'umbring* töten tötet töte getötet ermord* erwürg* würg* erstech* abstech* erschieß* erstick* vergift* schlägt geschlagen verprügel* tritt trat misshandel* vergewaltig* begrapsch* ertränk* erhäng* totschlag* runterstoß* runterzustoß* stoßen schneid einsperr*',
  victims:
    'mich mir uns ihn ihm ihr sie sich kinder kindern baby schwiegermutter jemand jemanden alle leute frau mann chef bruder schwester mama papa meine meinen',
  stairs: 'treppe wand balkon boden tür fenster tisch möbel',
  pushed:
    'gestoßen stoß* runtergestoßen geschubst schubst geworfen getreten geschleudert gezerrt geschmissen runtergeschubst runtergestossen runterzustoßen geknallt',
  gore: 'blut* blaue_flecken narben rasierklinge* klinge* strick leiche kehle striemen gehirnerschütterung handabdruck zusammenzucke zucke_zusammen svv aufgeschlitzt',
  heat: 'zigarette* feuerzeug bügeleisen streichholz kerze herd herdplatte',
  skin: 'arm arme armen hand hände haut bein beine oberschenkel handgelenk* hals bauch rücken körper mir mich',
  waste:
    'verschwendung sauerstoffverschwendung wertlos abfall dreck_bin ein_fehler eine_last versager nichts_wert ein_niemand überflüssig',
  oneself: 'ich bin mich mir',
  improves: 'besser gut anders leichter ok ändern ändert wieder_gut glücklich',
  neverword: 'nie nichts niemals nimmer nicht',
  hopelesstail: 'eh mehr wird werden wieder für_mich sowieso je bei_mir',
  picture: 'sehe seh vorstellen stelle',
  later:
    'nächstes_jahr zukunft nächsten_monat weihnachten morgen alt sommer in_einem_jahr in_fünf_jahren frühling',
  myselfw: 'mich mir uns',
  miss: 'vermisse brauche fehlt will liebe angefangen aufgehört aufhören weiter',
  cutting2: 'ritzen schneiden svv selbstverletz* die_klinge bluten das_brennen',
  loud: 'hand_hebe die_hand laut_wird schreit brüllt türen_knallt stimme_hebt seine_schritte schlüssel_höre schlüssel_in türenknallen ausrastet anschreit laut',
  startle: 'zucke zusammenzucke zusammen erstarre zittere verstecke ducke angst still zitter panik',
  scary:
    'gruselig unheimlich schlimm gefährlich anderer_mensch monster aggressiv böse gewalttätig unberechenbar brutal zum_fürchten',
  drink:
    'trinkt getrunken betrunken besoffen gesoffen alkohol bier suff vollgesoffen schnaps wodka trinken voll',
  reads:
    'liest löscht blockiert kontrolliert durchsucht überwacht installiert beantwortet zerstört versteckt checkt',
  contacts:
    'nachrichten kontakte handy freunde konto mails standort anrufe chats whatsapp passwort instagram laptop',
  wantme:
    'mich_will_sonst mich_nimmt_sonst sonst_keiner_will ohne_ihn_bin_ich ohne_mich_bist niemand_sonst_will glaubt_mir_niemand glaubt_mir_keiner mir_glaubt keiner_sonst will_sonst_keiner',
  under:
    'unter_den_rock unters_shirt in_die_hose zwischen_die_beine unter_die_kleidung unter_meine_decke an_den_po in_meine_hose unterm_rock an_die_brust',
  hitsus:
    'schlägt_uns haut_uns schlägt_meine schlägt_meinen haut_meine verprügelt_uns schlägt_mama schlägt_die_kinder haut_die_kinder prügelt_uns tut_uns_weh schlägt_mutter',
  hangself:
    'sich_erhängen sich_umbringen sich_aufhängen sich_erschießen sich_ertränken sich_ritzt ritzt_sich schneidet_sich verletzt_sich sich_was_an sich_etwas_an sich_umzubringen tut_sich_was',
  outofway:
    'jahr_nicht_überleben nicht_mehr_überleben nicht_überleben ihr_seid_mich_los bald_los aus_dem_weg seid_mich_los mein_letzter_monat mein_letzter_sommer nicht_mehr_erleben mich_bald_los',
  living:
    'wofür_lebe warum_lebe wozu_lebe wofür_noch_leben warum_bin_ich_geboren wozu_leben wofür_leben warum_noch_leben warum_weitermachen',
  wokeup:
    'nicht_aufgewacht nie_aufgewacht nicht_mehr_aufgewacht nicht_aufwache nie_aufwache nicht_mehr_aufwache nicht_mehr_aufstehe',
  exist:
    'existier* lebe leben am_leben da_sein da_wäre da_bin aufwache aufwachen aufstehe aufstehen geboren gäbe gibt_mich hier_sein da_sein_will weiterleben dasein',
  reach: 'noch schaffe erlebe erreiche da überlebe überstehe durchhalte halte werde bin',
  feast:
    'weihnachten neujahr silvester winter sommer frühling geburtstag 30 40 25 nächstes_jahr ostern ende_des_jahres herbst',
  unsure: 'weiß ob glaube sicher glaub denke weiss bezweifle keine_ahnung',
  owndeath:
    'ich_tot_bin ich_sterbe ich_tot_wäre mein_tod meinen_tod meinem_tod meine_beerdigung meiner_beerdigung mein_grab meine_leiche weg_für_immer wenn_ich_tot bin_ich_tot ' +
    'wenn_ich_weg_bin ich_nicht_mehr_bin',
  place:
    'brücke klippe gleise gleisen gleis dach hochhaus geländer parkhaus bahndamm viadukt bahnsteig steinbruch bahngleise',
  brinks: 'rand stehe stell stelle steh sitze springe spring kante heute geh gehe lehne schaue runter',
  better: 'besser leichter gefallen erleichterung glücklicher einfacher gut',
  gone: 'mich_nicht weg_bin weg_wäre tot_wäre nicht_gäbe nicht_mehr_da verschwinde ohne_mich nie_geboren verschwunden',
  life: 'leben dasein',
  toomuch:
    'zu_viel zu_schwer zuviel unerträglich sinnlos scheiße vorbei nichts_für_mich zu_groß wertlos qual',
  nobody: 'niemand keiner keinem niemandem keine_sau kein_mensch',
  loves:
    'liebt braucht mag will vermisst interessiert liebt_mich gebraucht gewollt kümmert fragt vermissen kommt',
  speaker: 'mich mir ich',
  bye: 'tschüss verabschiedet abschied lebewohl verabschiede ade lebt_wohl abschiednehmen',
  everyone: 'allen alle familie freunden freitag heute vorbei immer kinder kindern freunde',
  sleep: 'schlafen einschlafen einschlafe schlafe ruhen',
  forever: 'für_immer ewig nie_wieder nie_mehr nimmer_aufwachen endgültig',
  doit: 'tu_es_heute mach_es_heute bevor_ich_es_tue mache_es_jetzt ich_tu_es ich_mache_es das_wars_für_mich das_wars_mit_mir ich_tus ich_machs alles_geregelt zieh_es_durch ziehe_es_durch',
  noend: 'kein_ende nur_dunkel nur_noch_dunkel alles_dunkel alles_schwarz kein_licht nur_schwarz umkippe',
  limb: 'arm arme armen handgelenk handgelenke oberschenkel bein beine beinen pulsadern unterarm haut',
  wound:
    'schnitt schnitte geschnitten aufgeschnitten aufgeschnittenen blut* ritz* narben wunden zerkratz* klinge verbrannt scherbe*',
  blades: 'klinge klingen rasierklinge rasierklingen scherbe scherben cutter skalpell',
  again: 'wieder angefangen rückfällig benutzt zurück nochmal rückfall dauernd erneut',
  broke:
    'gebrochen geschlagen eingeschlagen ausgeschlagen gerissen geknallt verdreht gestoßen gezogen getreten ausgekugelt gedrückt blutig',
  facepart:
    'nase rippe rippen kiefer zahn zähne kopf arm handgelenk lippe gesicht hals auge haaren finger wange haare',
  they: 'er sie mann frau freund freundin ex vater mutter partner stiefvater bruder papa mama',
  ofme: 'mir mich mein meine meinen',
  angryif:
    'wird_sauer wird_wütend wird_böse wird_aggressiv rastet_aus flippt_aus dreht_durch wird_eifersüchtig tobt wird_laut bestraft_mich macht_terror schreit_rum wird_handgreiflich',
  if: 'wenn weil sobald immer_wenn falls',
  allow: 'darf dürfen erlaubt lässt verbietet verboten erlaubnis verbot',
  private:
    'konto karte geld handy freunde freundinnen job schlüssel auto bank familie raus kleidung arbeiten internet pass arzt schwester kontakt',
  track: 'verfolgt stalkt gps ortet spioniert überwacht lauert taucht_auf beobachtet tracker spyware',
  where: 'überall auto handy arbeit haus standort nachrichten mich mir immer',
  throwsthings:
    'wirft_mit schmeißt_mit wirft_teller zerschlägt_teller schmeißt_sachen fliegen_die_fetzen wirft_sachen schmeißt_teller fliegen_teller fliegen_oft_die_fetzen zerschlägt_geschirr',
  stepadult:
    'stiefvater stiefbruder onkel vater papa opa cousin lehrer trainer mamas_freund bruder pfarrer stiefopa',
  comes: 'kommt kam legt schleicht steigt geht',
  bed: 'in_mein_zimmer in_mein_bett zu_mir ins_bett in_mein ins_zimmer zu_ihr in_ihr_bett unter_die_decke ins_bad',
  little: 'kind kinder baby sohn tochter kleine kleiner kleinkind säugling kleinen',
  dose: 'medizin sirup saft tabletten medikament medikamente flasche tropfen zäpfchen putzmittel batterie gras reiniger',
  overmuch:
    'falsche falschen zu_viel ganze ganzen alles geschluckt gegessen getrunken überdosis doppelt doppelte',
  notwake:
    'nicht_wach nicht_auf nicht_mehr_auf atmet_nicht blau schlaff bewusstlos wacht_nicht lallt reagiert_nicht',
  afraid: 'angst fürchte panik sorge befürchte',
  willhurt:
    'weh verletze schlage schüttle schüttele antue tue antun wehtue schlagen verletzen umbringe was_tue',
  person:
    'kind kinder kindern kindes baby sohn tochter jemand jemandem frau mann mama bruder schwester leuten ihm ihr ihn',
  smashing:
    'einschlagen schlagen verprügeln brechen erwürgen verhauen fresse zusammenschlagen einhauen polieren',
  target:
    'ins_gesicht sein_gesicht ihr_gesicht die_fresse in_die_fresse das_maul den_schädel die_zähne den_hals das_gesicht eins_in eine_rein ihn_zusammen',
  guns: 'pistole waffe gewehr messer bombe machete knarre benzin',
  crowd: 'klasse schule allen büro arbeit alle kirche bus lachen lacht zeigen zeig',
  killall:
    'knall_alle knalle_alle bring_alle bringe_alle mach_alle mache_alle den_typen_kalt alle_um alle_ab ihn_kalt sie_kalt nehm_alle_mit nehme_alle_mit alle_mitnehmen den_bring_ich ' +
    'den_mach_ich bring_den mache_den mach_den',
};
