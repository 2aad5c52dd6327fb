import { DE_ASK } from './de-ask.ts';
import type { LanguageTable } from './table.ts';

export const DE: LanguageTable = {
  language: 'de',
  classes: {
    not: 'nicht nich nix nichts ned net nie niemals kein keine keinen keinem keiner nimmer nimma ohne weder nit niemand',
    turn: 'ich i aber und weil dass wenn er sie ob denn oder doch sondern bis',
  },
  affirmed: `
    nicht|ned|net|nich mehr|nur|aufhören|schlafen|weiter|klar|zum_spaß|übertrieben|einfach|glauben : ich kann nicht mehr und will sterben
    kein|keine|keinen witz|scherz|spaß|ausweg|kraft|ahnung|sinn|hoffnung|zweifel|plan|bock_mehr|lust_mehr : kein witz ich bring mich um
    <not> ..3 aufhören|stoppen|weiter : ich kann nicht aufhören`,
  frames: `
    thema|hausarbeit|referat|aufsatz|studie|unterricht ..4 ~selbstmord|suizid : referat zum suizid
    ~selbstmord|suizid ..4 thema|hausarbeit|referat|studie|unterricht : suizid ist thema
    als kind|jugendliche*|teenager : als kind wurde ich geschlagen
    in_meiner kindheit|jugend : in meiner kindheit
    jahre|jahren|jahr her|später|vorbei : zehn jahre her
    vor ..2 jahren|jahrzehnten : vor zehn jahren
    damals|früher : früher habe ich mich geritzt
    als|wie ich ..3 kind|klein|jung|jugendliche* : als ich ein kind war
    mit|als_ich # war : als ich 16 war
    bin|jetzt|heute in_sicherheit|sicher : bin in sicherheit
    überlebt|überlebende*|längst_vorbei : ich habe das überlebt
    in|im|mein|meinem|meine|meinen|der|den|für ..2 roman*|buch|krimi*|film*|serie|podcast|geschichte|kapitel|drehbuch|spiel|lied|song|theaterstück|figur|hauptfigur|protagonist* : in meinem krimi
    kapitel|szene|folge|staffel # : kapitel 3
    fortbildung*|schulung*|workshop*|seminar*|vortrag*|hausarbeit|masterarbeit|prävention|ehrenamt*|projektwoche|fachtag : schulung zu gewalt
    bin|als|arbeite ..2 pfleger|pflegerin|krankenschwester|krankenpfleger*|arzt|ärztin|sanitäter*|therapeut*|psycholog*|lehrer|lehrerin|sozialarbeiter*|polizist*|erzieher*|friseur*|notarzt : bin pfleger
    patient*|klient*|notaufnahme|fallbeispiel : zwei patienten
    anzeichen|symptome|statistik|folgen|opfer von : anzeichen von gewalt
    beim|im|vom|zum|mein ..1 boxen|karate|judo|kampfsport|sparring|videospiel|minecraft|fortnite|kickboxen|turnier|boxkampf : beim boxen
    arbeite|arbeiten|jobbe|praktikum|ehrenamtlich|anfangen|angefangen ..4 frauenhaus|jugendamt|kinderheim|beratungsstelle|psychiatrie|telefonseelsorge|krisendienst|hospiz|rettungsdienst|kita|wohngruppe|gefängnis : ich arbeite im frauenhaus`,
  questions: DE_ASK,
};
